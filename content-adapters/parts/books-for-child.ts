import { isOfChildren } from '../../schemas/directory/children.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'

type Doctor = Pick<Specialist, 'code' | 'specialities'>

/**
 * Whether a visit is most likely for a child: the wanted doctor treats children alone, or the clinic does by its name, its kind or all of its
 * doctors.
 */
export function booksForChild(
  { name, category }: Pick<Company, 'name' | 'category'>,
  doctors: readonly Doctor[],
  wanted?: string,
): boolean {
  const doctor = doctors.find(({ code }) => code === wanted)
  if (doctor && treatsChildren(doctor)) return true
  if ([name, category].some((words) => words && isOfChildren(words))) return true
  return doctors.length > 0 && doctors.every(treatsChildren)
}

const treatsChildren = ({ specialities }: Doctor): boolean =>
  specialities.length > 0 && specialities.every(isOfChildren)
