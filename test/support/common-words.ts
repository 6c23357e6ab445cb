/** Words that come to anybody's mind, for a player who types them at random. */
export const COMMON_WORDS: readonly string[] = `
the be to of and a in that have it for not on with he as you do at this but his by from they we say her she or an will
my one all would there their what so up out if about who get which go me when make can like time no just him know take
people into year your good some could them see other than then now look only come its over think also back after use two
how our work first well way even new want because any these give day most us house door room stairs window candle light
dark ghost dead body blood bone knife rope key book letter clock bell church grave stone wood fire water food bread wine
table chair bed wall floor roof cellar attic garden gate road walk run jump climb crawl swim fly sing dance cry laugh
shout whisper listen hear smell taste touch push pull lift throw catch break burn cut dig hide seek sleep wake dream pray
swear curse bless thank please sorry hello goodbye yes maybe never always often today tomorrow yesterday night morning
evening winter summer north wind rain snow cold warm red blue green black white big small old young long short high low
left right near far fast slow strong weak brave afraid happy sad angry tired hungry thirsty alone together mother father
sister brother child friend stranger king queen priest doctor soldier farmer sailor thief witch devil angel god heart
head hand foot eye ear mouth hair skin money gold silver iron paper ink pen story song name word number sign mark secret
truth lie hope fear love hate war peace life death world sky sun moon star sea river hill tree leaf flower bird dog cat
horse cow sheep pig rat wolf snake spider open close lock unlock save load restart score inventory hint quick trap magic
spell potion sword armour shield dragon treasure dungeon monster level exit
`
  .trim()
  .split(/\s+/)
