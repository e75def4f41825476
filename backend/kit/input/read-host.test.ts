import { describe, expect, it } from 'vitest'
import { readableHost, readHost, registrarLabel, siteHosts, withoutWww } from './read-host.ts'

const own = new Set(['localhost', 'shipa.kz', 'www.shipa-app.kz'])
const read = (typed: string) => readHost(typed, own)

describe('a domain that somebody types', () => {
  it.each([
    ['clinic.kz', 'clinic.kz'],
    ['  https://WWW.Клиника.kz/  ', 'xn--80apagcdp.kz'],
    ['http://www.clinic.kz:8080/about?a=1#b', 'clinic.kz'],
    ['//Clinic . kz.', 'clinic.kz'],
    ['емхана.қаз', 'xn--80aan2ag0c.xn--80ao21a'],
    ['dent.clinic.com.kz', 'dent.clinic.com.kz'],
    ['www.dent.clinic.kz', 'www.dent.clinic.kz'],
    ['www.kz', 'www.kz'],
  ])('%s is %s', (typed, host) => {
    expect(read(typed)).toEqual({ host })
  })

  it.each([
    ['', 'host'],
    ['нет', 'host'],
    ['info@clinic.kz', 'host'],
    ['my_clinic.kz', 'host'],
    ['-clinic.kz', 'host'],
    ['clinic.kz, dent.kz', 'host'],
    ['printer.local', 'host'],
    [`${'a.'.repeat(130)}kz`, 'host'],
    ['192.0.2.1', 'hostIp'],
    ['0x7f.1', 'hostIp'],
    ['https://[2001:db8::1]/', 'hostIp'],
    ['com.kz', 'hostSuffix'],
    ['shipa.kz', 'hostOfProduct'],
    ['www.shipa.kz', 'hostOfProduct'],
    ['clinic.shipa.kz', 'hostOfProduct'],
    ['shipa-app.kz', 'hostOfProduct'],
    ['demo.localhost', 'hostOfProduct'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(read(typed)).toEqual({ fault })
  })
})

it('has its www. with it, and names as registrars want them', () => {
  expect(siteHosts('clinic.com.kz')).toEqual(['clinic.com.kz', 'www.clinic.com.kz'])
  expect(siteHosts('dent.clinic.kz')).toEqual(['dent.clinic.kz'])
  expect(withoutWww('www.clinic.kz')).toBe('clinic.kz')
  expect(registrarLabel('clinic.com.kz')).toBe('@')
  expect(registrarLabel('_shipa-verify.clinic.kz')).toBe('_shipa-verify')
  expect(registrarLabel('_shipa-verify.dent.clinic.kz')).toBe('_shipa-verify.dent')
  expect(registrarLabel('www.clinic.kz')).toBe('www')
  expect(readableHost('xn--80apagcdp.kz')).toBe('клиника.kz')
})
