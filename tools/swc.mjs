/** Compiler options for TypeScript, JSX and lingui's macros, for the bundle and for the tests. */
export const swcOptions = {
  swcrc: false,
  configFile: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, useDefineForClassFields: true },
    experimental: {
      plugins: [
        ['@lingui/swc-plugin', { useLinguiV5IdGeneration: true, descriptorFields: 'id-only' }],
      ],
    },
  },
};
