/** Everything that a reader with low vision may choose (B-31, F31); each word is also the value of an attribute of `<html>`. */
export const lowVisionOptions = {
  /** Per cent of the ordinary size of text. */
  size: ['100', '150', '200'],
  scheme: ['black-on-white', 'white-on-black', 'blue-on-light-blue', 'brown-on-beige', 'green-on-dark-brown'],
  /** Between letters: 0, 0.12 and 0.2 em. */
  spacing: ['normal', 'wide', 'wider'],
  /** Between lines: 1.5, 1.75 and 2. */
  line: ['normal', 'wide', 'wider'],
  font: ['sans', 'serif'],
  /** `off` shows what they say instead. */
  images: ['on', 'grey', 'off'],
  motion: ['off', 'on'],
} as const

type Options = typeof lowVisionOptions
export type LowVisionName = keyof Options
export type LowVision = { [Name in LowVisionName]: Options[Name][number] }

/** In the order in which the cookie has them. */
export const lowVisionNames = Object.keys(lowVisionOptions) as LowVisionName[]

/** What the version begins with. */
export const defaultLowVision: LowVision = {
  size: '150',
  scheme: 'black-on-white',
  spacing: 'normal',
  line: 'normal',
  font: 'sans',
  images: 'on',
  motion: 'off',
}

export const lowVisionCookie = 'blind'

/** Where the forms of the version are sent. It answers with a cookie and the way back. */
export const lowVisionAddress = '/low-vision'

/** Id of the form with the settings, so that an address can lead to it and unfold it. */
export const lowVisionFormId = 'low-vision'

const isOption = (name: LowVisionName, value: unknown): boolean =>
  (lowVisionOptions[name] as readonly unknown[]).includes(value)

/** The value of the cookie: the seven words, `150.black-on-white.normal.normal.sans.on.off`. */
export const writeLowVision = (settings: LowVision): string =>
  lowVisionNames.map((name) => settings[name]).join('.')

/** The settings in a cookie's value; undefined for none and for whatever `writeLowVision` does not write: the version is off. */
export function readLowVision(value: string | undefined): LowVision | undefined {
  const words = value?.split('.') ?? []
  if (words.length !== lowVisionNames.length) return undefined
  const entries = lowVisionNames.map((name, index) => [name, words[index]] as const)
  return entries.every(([name, word]) => isOption(name, word))
    ? (Object.fromEntries(entries) as LowVision)
    : undefined
}

/** The settings in a sent form; what it does not say, or says wrong, is as the version begins. */
export function lowVisionOf(form: URLSearchParams): LowVision {
  const chosen = lowVisionNames.filter((name) => isOption(name, form.get(name)))
  return { ...defaultLowVision, ...Object.fromEntries(chosen.map((name) => [name, form.get(name)])) }
}

/** The attributes of `<html>` that `low-vision.css` answers to. */
export const lowVisionAttributes = (settings: LowVision): Record<`data-${LowVisionName}`, string> =>
  Object.fromEntries(lowVisionNames.map((name) => [`data-${name}`, settings[name]])) as Record<
    `data-${LowVisionName}`,
    string
  >
