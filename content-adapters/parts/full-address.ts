import { addressInCity } from '../../schemas/companies/address-in-city.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Company } from '../entities/company.ts'

/** The address of a clinic with its city (`addressInCity`). */
export const fullAddress = ({
  address,
  city,
}: Pick<Company, 'address' | 'city'>): LocalizedText | undefined => addressInCity(address, city?.name)
