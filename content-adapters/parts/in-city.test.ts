import { expect, test } from 'vitest'
import { cityChoiceHref, inCity, sectionAt } from './in-city.ts'

test.each([
  ['/companies/doctors', '/companies/doctors/location/astana'],
  ['/companies/clinics/location/almaty/page/3', '/companies/clinics/location/astana'],
  ['/companies/doctors/location/almaty/dentist', '/companies/doctors/location/astana/dentist'],
  ['/companies/doctors/location/almaty/dentist/page/2', '/companies/doctors/location/astana/dentist'],
  ['/companies/doctors?online=1&speciality=dentist', '/companies/doctors/location/astana/dentist?online=1'],
  [
    '/companies/doctors/location/almaty?online=1&near=43.2,76.9&sort=distance',
    '/companies/doctors/location/astana?online=1',
  ],
  ['/doctor-appointment', '/companies/doctors/location/astana?online=1'],
  ['/companies/reviews/location/almaty/page/2', '/companies/reviews/location/astana'],
  ['/companies/news', '/companies/news/location/astana'],
  ['/companies/services/page/2', '/companies/services?city=astana'],
  ['/companies/services/rentgen/almaty/page/2', '/companies/services/rentgen/astana'],
  ['/search?q=зуб&city=almaty&page=2', '/search?q=%D0%B7%D1%83%D0%B1&city=astana'],
  ['/companies/clinics/demo-dent/reviews', '/companies/clinics/demo-dent/reviews'],
  ['/help?x=1', '/help?x=1'],
  ['/?city=almaty', '/?city=astana'],
  ['/', '/?city=astana'],
])('%s is %s in another city', (from, to) => {
  expect(inCity(from, 'astana')).toBe(to)
})

test.each([
  ['/companies/doctors/location/almaty/dentist?online=1', '/companies/doctors?online=1&speciality=dentist'],
  ['/companies/services/rentgen/almaty', '/companies/services/rentgen'],
  ['/search?q=a&city=almaty', '/search?q=a'],
  ['/?city=almaty', '/'],
])('%s is %s in all cities', (from, to) => {
  expect(inCity(from, undefined)).toBe(to)
})

test('names the cities of the section that is read', () => {
  expect(sectionAt('/companies/other/location/almaty')).toBe('other')
  expect(sectionAt('/doctor-appointment')).toBe('doctors')
  expect(sectionAt('/companies/services')).toBe('clinics')
})

test('leads back to the page that was read', () => {
  expect(cityChoiceHref('/')).toBe('/companies/cities')
  expect(cityChoiceHref('/companies/doctors?online=1', 'almaty')).toBe(
    '/companies/cities?to=%2Fcompanies%2Fdoctors%3Fonline%3D1&location=almaty',
  )
})
