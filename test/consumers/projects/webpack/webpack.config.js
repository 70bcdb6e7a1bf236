module.exports = { mode: 'production' };
