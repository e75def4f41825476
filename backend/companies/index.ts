// The exports of this subject for other subjects.
export { companyName } from './company-name.ts'
export { mainCabinetName } from './initial-texts.ts'
export { joinNetwork, leaveNetwork, networkAccess, networkAnswer, networkOf, readNetwork } from './network.ts'
export {
  countNetworks,
  headOf,
  inNetworkOf,
  isInNetwork,
  readMembers,
  readNetworks,
} from './read-networks.ts'
export { inLanguage } from './read-registration.ts'
