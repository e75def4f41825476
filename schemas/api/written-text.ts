import { z } from '../core/zod.ts'
import { isVisible } from '../formats/visible.ts'
import { withoutUnseen } from '../formats/written.ts'
import { needs, notOfType, problem } from './fields.ts'

/** A text for others to read (V-19), without invisible characters. */
export const written = ({ min, max }: { min: number; max: number }) =>
  z.string(notOfType('required')).check(
    z.overwrite((value) => withoutUnseen(value).replace(/\r\n?/g, '\n').trim()),
    needs('required', isVisible),
    z.refine((value) => value.length >= min, problem('textShort')),
    z.maxLength(max),
    z.regex(/^[\P{Cc}\n\t]*$/u, problem('invalid')),
  )
