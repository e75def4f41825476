import type { Endpoint } from '../http/endpoint.ts'
import { authorize } from './authorize.ts'
import { changePassword, restore, restorePassword } from './change-password.ts'
import { confirmEmail, confirmPhone } from './confirm-contact.ts'
import { confirmRegistration, register } from './register.ts'
import { auth, changeInformation, logout, user } from './user.ts'

/** Calls of accounts (A24–A35). */
export const accountEndpoints: readonly Endpoint[] = [
  user,
  authorize,
  logout,
  register,
  confirmRegistration,
  confirmEmail,
  confirmPhone,
  restore,
  restorePassword,
  changePassword,
  changeInformation,
  auth,
]
