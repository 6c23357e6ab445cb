declare module 'damerau-levenshtein' {
  /** Compares two words; `steps` counts the edits. */
  export default function distance(a: string, b: string): { steps: number }
}
