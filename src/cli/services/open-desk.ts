// Opens the desk when the executable could not do so from the stored index.
import { openRules } from '../../rulebook/load.ts'
import { openDesk } from './rule-desk.ts'

export const openRuleDesk = async (json: boolean): Promise<void> => openDesk((await openRules())(), json)
