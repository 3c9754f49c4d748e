import fc from 'fast-check'

// The same commit gives the same verdict. Other examples: PROPERTY_SEED=42 npm test
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? '1') })
