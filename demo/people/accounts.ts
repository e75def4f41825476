import type { AccountSeed, AccountsSeed } from '../../backend/seed/seed-accounts.ts'
import { type Role, roles } from '../../schemas/access/roles.ts'

const staff: Record<Role, [lastName: string, name: string]> = {
  owner: ['Демо', 'Айгуль'],
  manager: ['Демо', 'Ерлан'],
  registrar: ['Демо', 'Динара'],
  doctor: ['Демо', 'Бахыт'],
  editor: ['Демо', 'Малика'],
  analyst: ['Демо', 'Тимур'],
}

/** The patient whose profile has entries of every kind. */
export const demoPatientEmail = 'patient@demo.test'

const accounts: AccountSeed[] = [
  { email: demoPatientEmail, lastName: 'Демо', name: 'Асель' },
  ...roles.map((role) => ({
    email: `${role}@demo.test`,
    lastName: staff[role][0],
    name: staff[role][1],
    role,
    // The doctor whose agenda and questions the account sees: one who works on Saturdays too.
    ...(role === 'doctor' && { specialist: '100108' }),
  })),
  { email: 'moderator@demo.test', lastName: 'Демо', name: 'Светлана', isModerator: true },
  { email: 'administrator@demo.test', lastName: 'Демо', name: 'Нурлан', isAdministrator: true },
]

/**
 * One account for each role, a patient, a moderator and an administrator, all invented; their e-mail addresses do not exist
 * (RFC 2606), and staff works in `demo-dent`. The password is printed at the start and works on a demo
 * database only.
 */
export const demoPeople: AccountsSeed = { password: 'Demo-2026', company: '1001', accounts }
