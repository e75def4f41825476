import { expect, it } from 'vitest'
import { describeFault } from './describe-fault.ts'

it('says what was thrown without the colours of a terminal', () => {
  const fault = Object.assign(new Error('\u001b[31mUnexpected token\u001b[0m'), {
    id: 'a.tsx',
    frame: '\u001b[1m2 | <\u001b[0m',
  })
  fault.stack = 'Error: \u001b[31mUnexpected token\u001b[0m\n    at a.tsx:2:1'
  expect(describeFault(fault)).toEqual({
    message: 'Unexpected token',
    stack: 'Error: Unexpected token\n    at a.tsx:2:1',
    id: 'a.tsx',
    frame: '2 | <',
  })
})

it('takes whatever is thrown', () => {
  expect(describeFault('nothing')).toEqual({ message: 'nothing', stack: '' })
})
