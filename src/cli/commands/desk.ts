// desk: rules and odds for a restricted account.
import type { Command } from 'commander'
import { DESK_JSON } from '../services/rules-options.ts'

export function registerDesk(program: Command): void {
  program
    .command('desk')
    .description('answer rules and odds for a restricted account (SSH): nothing else, and no spoilers')
    .option(...DESK_JSON)
    .addHelpText(
      'after',
      `
Reads SSH_ORIGINAL_COMMAND, or else questions from the input, one a line.

Examples:
  lychgate desk
  echo "can I attack before the haunt" | lychgate desk
  command="lychgate desk",restrict ssh-ed25519 AAAA...   in ~/.ssh/authorized_keys`,
    )
    .action(async ({ json = false }: { json?: boolean }) => {
      const { openRuleDesk } = await import('../services/open-desk.ts')
      await openRuleDesk(json)
    })
}
