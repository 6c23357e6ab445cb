/** Citations are written as Legacy's IDs. */
import { AS_WRITTEN, type Cites } from '../cited.ts'

export const cites: Cites = AS_WRITTEN
