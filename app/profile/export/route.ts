import { passOn } from '../pass-on.ts'

/** All data of the person as a file, behind a plain link. */
export function GET(): Promise<Response> {
  return passOn('/front/v1/user/export')
}
