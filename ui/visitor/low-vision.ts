/** All settings of the low-vision version (B-31, F31); each word is also the value of an attribute of `<html>`. */
export const lowVisionOptions = {
  /** Per cent of the normal text size. */
  size: ['100', '150', '200'],
  scheme: ['black-on-white', 'white-on-black', 'blue-on-light-blue', 'brown-on-beige', 'green-on-dark-brown'],
  /** Letter spacing: 0, 0.12 and 0.2 em. */
  spacing: ['normal', 'wide', 'wider'],
  /** Line height: 1.5, 1.75 and 2. */
  line: ['normal', 'wide', 'wider'],
  font: ['sans', 'serif'],
  /** `off` shows the alternative texts instead. */
  images: ['on', 'grey', 'off'],
  motion: ['off', 'on'],
} as const

type Options = typeof lowVisionOptions
export type LowVisionName = keyof Options
export type LowVision = { [Name in LowVisionName]: Options[Name][number] }

/** In the order of the cookie's words. */
export const lowVisionNames = Object.keys(lowVisionOptions) as LowVisionName[]

/** The settings when the version is turned on. */
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

/** The address that the forms of the version are posted to. It sets the cookie and redirects back. */
export const lowVisionAddress = '/low-vision'

/** Id of the form with the settings; an address with it as hash opens the form. */
export const lowVisionFormId = 'low-vision'

const isOption = (name: LowVisionName, value: unknown): boolean =>
  (lowVisionOptions[name] as readonly unknown[]).includes(value)

/** The value of the cookie: the seven words, `150.black-on-white.normal.normal.sans.on.off`. */
export const writeLowVision = (settings: LowVision): string =>
  lowVisionNames.map((name) => settings[name]).join('.')

/**
 * The settings in a cookie's value; undefined (the version is off) if the value is missing or not one that
 * `writeLowVision` writes.
 */
export function readLowVision(value: string | undefined): LowVision | undefined {
  const words = value?.split('.') ?? []
  if (words.length !== lowVisionNames.length) return undefined
  const entries = lowVisionNames.map((name, index) => [name, words[index]] as const)
  return entries.every(([name, word]) => isOption(name, word))
    ? (Object.fromEntries(entries) as LowVision)
    : undefined
}

/** The settings in a submitted form; missing and invalid ones have their defaults. */
export function lowVisionOf(form: URLSearchParams): LowVision {
  const chosen = lowVisionNames.filter((name) => isOption(name, form.get(name)))
  return { ...defaultLowVision, ...Object.fromEntries(chosen.map((name) => [name, form.get(name)])) }
}

/** The attributes of `<html>` that `low-vision.css` uses. */
export const lowVisionAttributes = (settings: LowVision): Record<`data-${LowVisionName}`, string> =>
  Object.fromEntries(lowVisionNames.map((name) => [`data-${name}`, settings[name]])) as Record<
    `data-${LowVisionName}`,
    string
  >
