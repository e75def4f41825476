import { isCode, normalizeCode } from '../formats/confirmation-code.ts'
import { isEmail } from '../formats/email.ts'
import { isStrongPassword, maxPasswordLength } from '../formats/password.ts'
import { isPhone, isPhoneLike } from '../formats/phone.ts'
import { required, type TextRule } from './text-rule.ts'
import { email, phone } from './text-rules.ts'

/** The login: an e-mail address or a phone number, normalized like `email` and `phone`. */
export const login: TextRule = {
  tidy: (text) => (text.includes('@') ? email : phone).tidy(text),
  needs: { required, login: (text) => isEmail(text) || isPhone(text) },
}

/** The same for a new value: the problem is that of the kind that was probably meant. */
export const contact: TextRule = {
  tidy: login.tidy,
  needs: {
    required,
    email: (text) => isPhoneLike(text) || isEmail(text),
    phone: (text) => !isPhoneLike(text) || isPhone(text),
  },
}

/** An existing password. Normalized to NFC, because keyboards encode letters differently. */
export const existingPassword: TextRule = {
  tidy: (text) => text.normalize('NFC'),
  needs: { required, passwordTooLong: (text) => text.length <= maxPasswordLength },
}

/** A strong password (V-2). Whether it equals the login is checked by `isLogin` where both are known. */
export const newPassword: TextRule = {
  tidy: existingPassword.tidy,
  needs: { ...existingPassword.needs, password: isStrongPassword },
}

/** A confirmation code of six digits (C-25); spaces and hyphens are removed. */
export const code: TextRule = { tidy: normalizeCode, needs: { required, code: isCode } }
