// The platform packages of Node write `os` and `cpu` as strings; pnpm only honours arrays.
export const hooks = {
  readPackage(pkg) {
    if (typeof pkg.os === 'string') pkg.os = [pkg.os]
    if (typeof pkg.cpu === 'string') pkg.cpu = [pkg.cpu]
    return pkg
  },
}
