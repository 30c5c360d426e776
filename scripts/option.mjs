/** The value of `--name=value` of this program's command line. */
export const option = (name, otherwise) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

/** The values of `--name=one,two`. */
export const listOption = (name, otherwise) => option(name)?.split(',') ?? otherwise;
