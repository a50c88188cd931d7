export default { plugins: { 'postcss-preset-mantine': { autoRem: true } } }
