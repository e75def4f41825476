import '../core/jitless.ts'
import { z } from 'zod'
import { localizedFields } from './localized-names.ts'

/** Schema fields of a text that is required in Russian: `NAME`; `NAME_KK`, `NAME_UZ`, `NAME_EN` may be null. */
export const localized = <const Name extends string>(name: Name) =>
  localizedFields(name, z.string(), z.string().nullable())

/** Like `localized`, but the Russian text may be null too. */
export const localizedOptional = <const Name extends string>(name: Name) =>
  localizedFields(name, z.string().nullable(), z.string().nullable())
