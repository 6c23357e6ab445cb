// completion: a script for the shell, and the names that it asks for.
import type { Command } from 'commander'
import { type Described, LISTS, SHELLS } from '../services/completion.ts'

export function registerCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a completion script for a shell')
    .addArgument(program.createArgument('<shell>', 'the shell').choices([...SHELLS]))
    .addOption(
      program
        .createOption('--list <what>', 'print names to complete')
        .choices([...LISTS])
        .hideHelp(),
    )
    .addHelpText(
      'after',
      `
Examples:
  source <(lychgate completion bash)               in ~/.bashrc
  source <(lychgate completion zsh)                in ~/.zshrc, after compinit
  lychgate completion fish > ~/.config/fish/completions/lychgate.fish`,
    )
    .action(async (shell: string, { list }: { list?: string }) => {
      const { printCompletion } = await import('../services/print-completion.ts')
      await printCompletion(shell, list, described(program))
    })
}

/** The commands below one, without hidden options. */
const described = (command: Command): Described => ({
  name: command.name(),
  says: command.description(),
  options: command.options.flatMap(({ long, description, hidden }) =>
    hidden || !long ? [] : [{ long, says: description }],
  ),
  commands: command.commands.map(described),
})
