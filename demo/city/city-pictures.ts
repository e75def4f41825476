import { cityClinic } from '../pictures/city-clinic.ts'
import { plan } from './plan.ts'

/** More than any clinic has. */
const most = 30

/** Whether a key is that of a picture of the city: `city-07-dental/doctor-3`. Whatever the seed number, these are all. */
export function isCityPicture(key: string): boolean {
  const [folder = '', name = ''] = key.split('/')
  const clinic = cityClinic(folder)
  const [, kind, digits = '1'] = /^([a-z]+)(?:-([1-9]\d?))?$/.exec(name) ?? []
  return Boolean(kind) && plan[clinic?.index ?? -1]?.kind === clinic?.kind && Number(digits) <= most
}
