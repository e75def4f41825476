import { describe, expect, it } from 'vitest'
import { siteProblem } from './widget-sites.ts'

describe('the address of a site for widgets', () => {
  it.each([
    'https://clinic.kz',
    'https://www.clinic.kz/',
    'http://dent.clinic.kz:8080',
    'https://клиника.рф',
    'https://Clinic.com.kz',
  ])('names a site: %s', (address) => {
    expect(siteProblem(address, 'https://shipa.example')).toBeUndefined()
  })
  it.each([
    ['https://192.168.0.1', 'siteIp'],
    ['https://8.8.8.8/', 'siteIp'],
    ['https://0x7f.1', 'siteIp'],
    ['https://[::1]', 'siteIp'],
    ['https://intranet', 'siteHost'],
    ['https://clinic.local', 'siteHost'],
    ['https://my_clinic.kz', 'siteHost'],
    ['https://*.kz', 'siteHost'],
    ['https://com.kz', 'siteSuffix'],
    ['https://clinic.kz/contacts', 'sitePath'],
    ['https://clinic.kz?page=1', 'sitePath'],
    ['https://clinic.kz/#top', 'sitePath'],
    ['https://shipa.example', 'siteOfProduct'],
    ['https://a.shipa.example', 'siteOfProduct'],
  ])('that would do nothing, or too much, is refused with what is wrong: %s', (address, code) => {
    expect(siteProblem(address, 'https://shipa.example')).toBe(code)
  })
})
