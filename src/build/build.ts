// Fills dist/: the catalog, the index of the rules, and the program.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { writeCatalog } from '../catalog/build.ts'
import { writeRules } from '../rulebook/build.ts'
import { PROGRAM, QUICK, root } from './bundle.ts'

const dist = join(root, 'dist')
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)

// The catalog and the rules come first: bin/lychgate.js takes the time of main.js for the time of the whole build.
await writeCatalog(join(dist, 'catalog.json'))
await writeRules(root)
await build(QUICK)
await build(PROGRAM)
