// Reads and writes the settings in the platform's folder for them.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readLimited } from '../../table/read-file.ts'
import { userFolder } from '../../table/user-folders.ts'
import { DEFAULT_PROFILE, type Profile, profileText, readProfile } from '../../ui/profile.ts'

export const profilePath = (): string => join(userFolder('config'), 'settings.json')

export function loadProfile(path = profilePath()): { profile: Profile; fault: string | null } {
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined)
      return { profile: DEFAULT_PROFILE, fault: null }
    const read = readLimited(path)
    if ('bytes' in read) return readProfile(read.bytes.toString('utf8'), path)
  } catch {
    // A path that leads nowhere, as through a file.
  }
  return {
    profile: DEFAULT_PROFILE,
    fault: `The settings in ${path} cannot be read, so the defaults are used.`,
  }
}

/** Null, or a sentence if the settings hold only for this game. */
export function saveProfile(profile: Profile, path = profilePath()): string | null {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    // Writing to a pipe would wait for a reader.
    if (stat === undefined || stat.isFile()) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, profileText(profile))
      return null
    }
  } catch {
    // The sentence says it.
  }
  return `The settings cannot be written to ${path}; they hold for this game only.`
}
