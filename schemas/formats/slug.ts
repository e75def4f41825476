const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
}

const maxLength = 80

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '')

/**
 * Converts a text to a slug: Cyrillic is transliterated, apostrophes are dropped, everything else becomes a hyphen;
 * at most 80 characters. Empty if no supported letter or digit remains.
 */
export function slugify(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яёәғқңөұүһі]/g, (letter) => latin[letter] ?? '')
    .normalize('NFD')
    .replace(/[\p{M}'ʻʼ‘’`´]/gu, '')
  return cut(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), maxLength)
}

/** Like `slugify`, with a suffix `-2`, `-3` … if the slug is taken. */
export function uniqueSlug(text: string, taken: { has: (slug: string) => boolean }): string {
  const slug = slugify(text)
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const next = cut(slug, maxLength - ending.length) + ending
    if (!taken.has(next)) return next
  }
}
