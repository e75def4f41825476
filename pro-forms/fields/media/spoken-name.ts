/** Words that cameras, phones and messengers put into the names of their pictures. */
const machineWords = new Set([
  ...['img', 'image', 'dsc', 'dscn', 'dscf', 'pxl', 'mvi', 'photo', 'picture', 'pic', 'scan', 'file'],
  ...['screenshot', 'whatsapp', 'telegram', 'viber', 'edited', 'copy', 'фото', 'снимок', 'экрана', 'копия'],
])

/** The name of a file if a person has written it, so that it describes the picture; undefined for `IMG_2041`. */
export function spokenName(name: string): string | undefined {
  const spoken = name.replace(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ').trim()
  const words = spoken.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.some((word) => /^\p{L}{3,}$/u.test(word) && !machineWords.has(word)) ? spoken : undefined
}
