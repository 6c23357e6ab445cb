// Fills dist/: the catalog, the index of the rules, the manual page and the program.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
// The finished program describes itself.
const manual = execFileSync(process.execPath, [join(dist, 'main.js'), 'manual-page'], { encoding: 'utf8' })
writeFileSync(join(dist, 'lychgate.1'), manual)
