/** Pictures without colours: the house on its hill, and the plates of the beats. */

export const HILL: readonly string[] = String.raw`
                                                      _.-'''''''-._
   L Y C H G A T E            .                    .-'             '-.     .
   A house on the coffin road.                   .'    _              '.
                                                /     | |   /\          \
       .              .                        ;     _|_|__/  \____      ;
                                      .        |    /     /    \   \     |
                 .                             ;   /_____/______\___\    ;
                              \  | /            \  | [#] |  []  |   |   /
   .                        \__\ |/__/      .    '.|     |  __  | []| .'
                                \|/                |  [] | |  | |   |'
  _______________________________|_________________|_____|_|__|_|___|_________
                                               .-'         /  /       '-.
                                            .-'          .'  /           '-.`
  .split('\n')
  .slice(1)

const plate = (text: string): readonly string[] => text.split('\n').slice(1)

export const TEXT_PLATES = {
  candle: plate(`
    (
     )
    (
    _|_
   |   |
   |   |
___|___|___`),
  lantern: plate(String.raw`
    _
  _| |_
 /_____\
 | |#| |
 | |#| |
 |_|#|_|
/_______\ `),
  door: plate(`
 ________________
|  ____________  |
| |#|   ____   | |
| |#|  |    |  | |
| |#|  |____|  | |
| |#| o        | |
/_/#/__________|_|`),
} as const
