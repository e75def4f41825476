/** Characters that a password may have at most; more would only cost the server time. */
export const maxPasswordLength = 128

/** What a strong password must have (V-2), each by itself, so that a form can tick them off while one types. */
export const passwordRules = {
  length: (password) => [...password].length >= 8,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} satisfies Record<string, (password: string) => boolean>

export type PasswordRule = keyof typeof passwordRules

/** True for a password that keeps every rule of V-2 and is not too long. */
export const isStrongPassword = (password: string): boolean =>
  password.length <= maxPasswordLength && Object.values(passwordRules).every((keeps) => keeps(password))

/** True where a password is no secret because it is the person's login (V-2). */
export const isLogin = (password: string, logins: readonly (string | null | undefined)[]): boolean =>
  logins.some((login) => login?.toLowerCase() === password.toLowerCase())
