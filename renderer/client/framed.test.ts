import { describe, expect, it } from 'vitest'
import { mayFrame } from './framed.ts'

describe('who may have a widget', () => {
  const hosts = ['clinic.kz', 'old.example:8080']
  it.each([
    ['https://clinic.kz', true],
    ['https://www.clinic.kz', true],
    ['http://old.example:8080', true],
    ['https://shipa.example', true],
    ['https://notclinic.kz', false],
    ['https://clinic.kz.evil.example', false],
    ['http://old.example', false],
  ])('%s: %s', (origin, may) => {
    expect(mayFrame(origin, hosts, 'shipa.example')).toBe(may)
  })
})
