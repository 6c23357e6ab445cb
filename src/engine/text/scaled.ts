/** Numbers by table size in sentences that people wrote: "if {4/8/12} nails are in the lid". */
const SCALED = /\{(\d+(?:\/\d+)+)\}/g

/** With the number for one size of table, or with all of them if it is not known: "4/8/12". */
export const scaled = (text: string, table: number | undefined): string =>
  text.replace(SCALED, (_, all: string) => (table === undefined ? all : (all.split('/')[table] ?? all)))

/** Every group of numbers in the text. */
export const scalesIn = (text: string): number[][] =>
  [...text.matchAll(SCALED)].map(([, all]) => all!.split('/').map(Number))
