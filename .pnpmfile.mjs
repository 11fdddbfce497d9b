export const hooks = {
  readPackage(pkg) {
    // The platform packages of Node write `os` and `cpu` as strings; pnpm only honours arrays.
    if (typeof pkg.os === 'string') pkg.os = [pkg.os]
    if (typeof pkg.cpu === 'string') pkg.cpu = [pkg.cpu]
    // A program for Linux of 70 MB, which it does not say of itself.
    if (pkg.name === '@sparticuz/chromium') pkg.os = ['linux']
    return pkg
  },
}
