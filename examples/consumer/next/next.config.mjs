export default { compiler: { styledComponents: true }, devIndicators: false }
