/** Maximum length of a password. Longer ones would only cost server time. */
export const maxPasswordLength = 128

/** Conditions of a strong password (V-2), so that a form can check them individually while the user types. */
export const passwordRules = {
  length: (password) => [...password].length >= 8,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} satisfies Record<string, (password: string) => boolean>

export type PasswordRule = keyof typeof passwordRules

/** True for a password, not any other value, that satisfies all rules of V-2 and is not too long. */
export const isStrongPassword = (password: unknown): password is string =>
  typeof password === 'string' &&
  password.length <= maxPasswordLength &&
  Object.values(passwordRules).every((keeps) => keeps(password))

/** True for a password that equals the person's login (V-2). */
export const isLogin = (password: string, logins: readonly unknown[]): boolean =>
  logins.some((login) => typeof login === 'string' && login.toLowerCase() === password.toLowerCase())
