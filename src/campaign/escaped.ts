const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in a page, in a quoted attribute too; nothing in it can become markup or turn the line round. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '�').replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
