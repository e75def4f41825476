import { cleanText } from '../html/clean-text.ts'
import { z } from '../zod.ts'
import { notOfType, problem } from './fields.ts'

/** What somebody writes for others to read (V-19), without characters that turn the order of letters around. */
export const written = ({ min, max }: { min: number; max: number }) =>
  z.string(notOfType('required')).check(
    z.overwrite((value) => cleanText(value).replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, { ...problem('required'), abort: true }),
    z.minLength(min, problem('textShort')),
    z.maxLength(max),
  )
