import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from '../../../schemas/formats/url.ts'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The address of a network, and its bits: those of one address where none are written. */
function partsOf(network: string) {
  const [address = '', bits] = network.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return { address, bits: bits === undefined ? most : Number(bits), most, isPlain: /^\d+$/.test(bits ?? '0') }
}

/** Whether a text is a network, `10.0.0.0/8`, or an IP address. */
export function isNetwork(text: string): boolean {
  const { address, bits, most, isPlain } = partsOf(text)
  return isIP(address) !== 0 && isPlain && bits <= most && text.split('/').length <= 2
}

/** Says of an IP address whether it lies in one of some networks. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const { address, bits } = partsOf(network)
    list.addSubnet(address, bits, familyOf(address))
  }
  return (address) => list.check(address, familyOf(address))
}

/** Whether what is outside may be asked at an IP address: by https on the internet, and by either protocol in networks that the configuration opens. */
export const mayReach = (address: string, protocol: string, networks: readonly string[]): boolean =>
  isIP(address) !== 0 &&
  (inNetworks(networks)(address) || (protocol === 'https:' && isPublicAddress(address)))
