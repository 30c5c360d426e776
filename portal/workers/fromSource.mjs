import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of its parent; tests run the sources as they are.
register();
await import(process.argv[2]);
